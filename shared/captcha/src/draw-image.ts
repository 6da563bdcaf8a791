/** Draws a base64 image file as large as it is. From its bytes and not from an address, which the page's policy would refuse. */
export async function drawImage(canvas: HTMLCanvasElement, base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  image.close();
}
