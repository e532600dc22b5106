import CMS from '@sveltia/cms';
import { editorConfig } from './config.ts';
import './editor.css';
import { MainPicture } from './pictures/MainPicture.tsx';
import { PictureField } from './pictures/PictureField.tsx';
import { Preview } from './preview/Preview.tsx';
import styles from './preview/preview.css?url';
import statement from '../styles/statement.css?url';
import { views } from './preview/views.tsx';
import { guardRequests } from './requests.ts';
import { enterDoor, forgetAll } from './sign-in.ts';
import { openStrip, tellPublishing } from './strip.ts';

guardRequests();
await forgetAll();
if (EDITOR_REPO === '') enterDoor();
// By the names that the forms have for them (schema-form.ts).
CMS.registerFieldType('picture', PictureField);
CMS.registerFieldType('pictures', PictureField);
CMS.registerFieldType('main-picture', MainPicture);
for (const sheet of [styles, statement]) CMS.registerPreviewStyle(new URL(sheet, location.href).href);
for (const name of Object.keys(views)) CMS.registerPreviewTemplate(name, Preview);
CMS.registerEventListener({ name: 'postSave', handler: tellPublishing });
openStrip();
await CMS.init({ config: editorConfig(EDITOR_REPO, location.origin, EDITOR_SIGN_IN) });
