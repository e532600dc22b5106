import CMS from '@sveltia/cms';
import { checkBeforeSaving } from './checks.ts';
import { editorConfig } from './config.ts';
import { enterDoor } from './door.ts';
import { registerFormats } from './formats.ts';
import { forgetAll } from './sign-out.ts';
import { stayHome } from './stay-home.ts';
import { openStrip, tellPublishing, tellUndone } from './strip.ts';

stayHome();
await forgetAll();
if (EDITOR_REPO === '') enterDoor();
registerFormats(CMS);
checkBeforeSaving(CMS);
CMS.registerEventListener({ name: 'postSave', handler: tellPublishing });
openStrip();
tellUndone();
await CMS.init({ config: editorConfig(EDITOR_REPO, location.origin, EDITOR_SIGN_IN) });
