import type { PercentCrop } from 'react-image-crop';

/** No screen shows more, and the server keeps less. */
const MAX_WIDTH = 3_000;
const QUALITY = 0.92;

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The cropped image could not be created.'));
    canvas.toBlob(done, type, QUALITY);
  });
}

/**
 * Crops a picture to a file: in its own format for a photo, else in one with transparency; in a smaller format
 * where that would be too large.
 * @param part in percent of the picture
 * @param aspect width by height of the result
 */
export async function cutPicture(
  image: HTMLImageElement,
  part: PercentCrop,
  {
    aspect,
    name,
    type,
    maxBytes,
  }: { aspect: number; name: string; type: string; maxBytes: number },
): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const [x, y] = [(part.x / 100) * naturalWidth, (part.y / 100) * naturalHeight];
  const [wide, tall] = [(part.width / 100) * naturalWidth, (part.height / 100) * naturalHeight];
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(wide, MAX_WIDTH)));
  canvas.height = Math.max(1, Math.round(canvas.width / aspect));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser cannot crop images.');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, x, y, wide, tall, 0, 0, canvas.width, canvas.height);

  let blob = await encoded(canvas, type === 'image/jpeg' ? type : 'image/png');
  if (blob.size > maxBytes) blob = await encoded(canvas, 'image/webp');
  if (blob.size > maxBytes) {
    // A JPEG has no transparency: without a ground it would be black there.
    brush.globalCompositeOperation = 'destination-over';
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    blob = await encoded(canvas, 'image/jpeg');
  }
  return new File([blob], name, { type: blob.type });
}
