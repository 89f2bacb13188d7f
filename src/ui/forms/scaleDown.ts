/** The longest side of a photo that is made smaller, in pixels: letters on a photographed page stay readable. */
const LONGEST_SIDE = 2_400;
const QUALITY = 0.85;
const PHOTO = /^image\/(?:jpeg|png)$/;

/** Makes a photo smaller that is larger than `maxBytes`. Any other file, and a photo that stays too large, is returned as it is. */
export async function scaleDown(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes || !PHOTO.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const factor = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * factor), Math.round(picture.height * factor));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const scaled = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    if (scaled.size > maxBytes) return file;
    return new File([scaled], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file; // no picture after all, or one that the browser cannot decode: the check says what is wrong
  }
}
