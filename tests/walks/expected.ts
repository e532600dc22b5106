/** An entry of the browser's history: an address, whether the gallery is over it, and where it was left. */
interface Entry {
  address: string;
  isGallery: boolean;
  left?: Place | undefined;
}

/** Where a heading was in the window, which can be compared only while the layout is the same. */
interface Place {
  index: number;
  top: number;
  layout: number;
  hasBanner: boolean;
}

/** What a visitor knows and expects of the site, after any number of acts. */
export class Expected {
  entries: Entry[] = [{ address: '/', isGallery: false }];
  at = 0;
  /** Counts what lays the page out anew: a change of the window or the text's size, what the form tells. */
  layout = 0;
  width = 0;
  hasLargerText = false;
  isMenuOpen = false;
  /** An earlier page is back in another layout, which may have moved its focus out of view. */
  isBackAnew = false;
  consent: 'true' | 'false' | null = null;
  /** The form tells of a send. */
  hasSent = false;
  /** A send was interrupted, of which the form tells in every new document. */
  isInterrupted = false;
  /** What is typed into the message. */
  message = '';

  get entry() {
    return this.entries[this.at]!;
  }
  get isHome() {
    return /^\/(#|$)/.test(this.entry.address);
  }
  /** Nothing lies over the page. */
  get isFree() {
    return !this.entry.isGallery && !this.isMenuOpen;
  }
  /** The header has the menu's button instead of the navigation. */
  get hasMenu() {
    return this.width < 1024;
  }

  /** The page is loaded anew, or an earlier one is back: with or without what the form told of a send. */
  changeDocument() {
    this.isMenuOpen = false;
    if (this.hasSent) this.layout += 1;
  }

  /** Navigates to an address, which drops the forward entries. */
  goTo(address: string, isGallery = false) {
    this.isMenuOpen = false;
    if (address === this.entry.address && isGallery === this.entry.isGallery) return;
    this.entries.splice(this.at + 1, Infinity, { address, isGallery });
    this.at += 1;
  }
}
