import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import './editor.css';
import { App } from './frame/App.tsx';

// Zod compiles validators with `new Function` otherwise, which the page's policy refuses.
z.config({ jitless: true });

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
