import type Cms from '@sveltia/cms';
import { Preview } from './Preview.tsx';
import styles from './preview.css?url';
import { views } from './views.tsx';

/** Shows the site beside every form that has a part of it. A single project goes by the name of its collection. */
export function registerPreviews(cms: typeof Cms) {
  cms.registerPreviewStyle(new URL(styles, location.href).href);
  for (const name of Object.keys(views)) cms.registerPreviewTemplate(name, Preview);
}
