import CMS from '@sveltia/cms';
import { editorConfig } from './config.ts';
import { registerFormats } from './formats.ts';
import { stayHome } from './stay-home.ts';
import { enterDoor } from './door.ts';

stayHome();
registerFormats(CMS);
if (EDITOR_REPO === '') enterDoor();
void CMS.init({ config: editorConfig(EDITOR_REPO, location.origin, EDITOR_SIGN_IN) });
