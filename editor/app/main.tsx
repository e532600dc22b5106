import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import { config } from '../forms/config.ts';
import { Bar } from './Bar.tsx';
import './editor.css';

createRoot(document.getElementById('skjema')!).render(<Keystatic config={config} />);
createRoot(document.getElementById('linje')!).render(<Bar />);
