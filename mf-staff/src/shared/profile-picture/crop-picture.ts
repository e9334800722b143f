import type { PercentCrop } from 'react-image-crop';

/** Maximum size that the server stores. */
const SIDE = 512;
const QUALITY = 0.92;

/** JPEG of at most 512 × 512 pixels. @throws Error when the browser cannot draw it */
export async function cropPicture(image: HTMLImageElement, crop: PercentCrop): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const part = {
    x: (crop.x / 100) * width,
    y: (crop.y / 100) * height,
    side: Math.min((crop.width / 100) * width, (crop.height / 100) * height),
  };
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(SIDE, Math.round(part.side)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  // JPEG has no transparency: transparent parts would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    ...([part.x, part.y, part.side, part.side] as const),
    ...([0, 0, canvas.width, canvas.height] as const),
  );
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (!blob) throw new Error('The picture could not be written');
  return blob;
}
