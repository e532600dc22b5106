import type { ResolvedPicture } from '../../view/pictures.ts';
import type { GalleryPicture } from '../../view/projects.ts';
import { messages } from './messages.ts';
import { galleryPart } from './parts.ts';

/**
 * Puts pictures into the gallery in the place of those before: a slide and a button of the strip for each.
 * The slides begin with a copy of the last one and end with a copy of the first, so that a swipe goes around.
 */
export function fillGallery(dialog: HTMLDialogElement, pictures: GalleryPicture[]) {
  const slides = pictures.map(({ full }) => createSlide(full));
  const first = slides[0];
  const last = slides.at(-1);
  const list = galleryPart(dialog, 'slides');
  list.replaceChildren(...slides);
  if (first && last && first !== last) {
    list.prepend(last.cloneNode(true));
    list.append(first.cloneNode(true));
  }
  const buttons = pictures.map(({ thumbnail }, index) => createStripButton(thumbnail, index));
  galleryPart(dialog, 'strip').replaceChildren(...buttons);
}

/** Takes out the pictures and words of the project before, and gives the gallery another title. */
export function emptyGallery(dialog: HTMLDialogElement, title: string) {
  fillGallery(dialog, []);
  for (const name of ['position', 'spoken', 'caption']) galleryPart(dialog, name).textContent = '';
  galleryPart(dialog, 'title').textContent = title;
}

function createSlide(picture: ResolvedPicture) {
  const slide = document.createElement('li');
  const ratio = picture.width / picture.height;
  // By the CSSOM: the policy forbids `style` attributes.
  slide.style.setProperty('--ratio', `${ratio}`);
  slide.style.setProperty('--widest', `${picture.width}px`);
  slide.append(createPicture({ ...picture, sizes: `min(100vw, ${Math.ceil(ratio * 100)}vh)` }));
  return slide;
}

function createStripButton(thumbnail: ResolvedPicture, index: number) {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = messages.showPicture(index);
  button.append(createPicture({ ...thumbnail, alt: '' }));
  return button;
}

/** As `Picture.tsx`. */
function createPicture({ avif, sizes, src, width, height, alt }: ResolvedPicture) {
  const picture = document.createElement('picture');
  picture.className = 'photo';
  const source = document.createElement('source');
  source.type = 'image/avif';
  source.srcset = avif;
  source.sizes = sizes;
  const image = new Image(width, height);
  image.alt = alt;
  // Before `src`, which would be fetched although the source has an AVIF.
  image.loading = 'lazy';
  image.src = src;
  picture.append(source, image);
  return picture;
}
