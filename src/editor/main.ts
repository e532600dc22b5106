import './editor.css';
import { connect } from './repository/connect.ts';

/* Small, so that the content is requested while the editor loads (`src/pipeline/editor.ts` preloads it). */
const repository = connect();
const snapshot = repository?.read();
// The editor handles a failure when it has loaded.
snapshot?.catch(() => undefined);
const { start } = await import('./app/start.tsx');
await start(repository, snapshot);
