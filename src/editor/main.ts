import './editor.css';
import { openStore } from './store/signIn.ts';

/* Small, so that the content is requested while the editor loads (`src/pipeline/editor.ts` preloads it). */
const store = openStore();
const tree = store?.read({});
// The editor handles a failure when it has loaded.
tree?.catch(() => undefined);
const { start } = await import('./app/start.tsx');
await start(store, tree);
