interface Size {
  width: number;
  height: number;
}

/** The largest size, in whole pixels, that a picture can have inside a room without being cut or enlarged. */
export function fitInside(picture: Size, room: Size): Size {
  const scale = Math.min(1, room.width / picture.width, room.height / picture.height);
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
}
