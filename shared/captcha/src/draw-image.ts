/** Draws a base64 image at its natural size. Uses its bytes, not a URL, which the Content Security Policy would block. */
export async function drawImage(canvas: HTMLCanvasElement, base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  image.close();
}
