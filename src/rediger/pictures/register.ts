import type Cms from '@sveltia/cms';
import { MainPicture } from './MainPicture.tsx';
import { OnePicture } from './OnePicture.tsx';
import { PictureList } from './PictureList.tsx';
import './pictures.css';

/** The fields for pictures, by the names that the forms have for them (schema-form.ts). */
export function registerPictureFields(cms: typeof Cms) {
  cms.registerFieldType('pictures', PictureList);
  cms.registerFieldType('picture', OnePicture);
  cms.registerFieldType('main-picture', MainPicture);
}
