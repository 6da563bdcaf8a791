import { randomBytes } from "node:crypto";
import type { SKRSContext2D } from "@napi-rs/canvas";
import { geometry } from "./geometry.ts";

const { width, height } = geometry;
const shapes = 26;
const lines = 14;
/** Amplitude of the grain, in levels of 0 to 255. */
const grain = 9;

/** Draws a random picture: a gradient, shapes and lines, grain over all. Neither light nor dark, so that a pale hole is visible. */
export function drawBackground(context: SKRSContext2D): void {
  const hue = between(145, 205);
  paintGround(context, hue);
  for (let count = 0; count < shapes; count += 1) paintShape(context, hue);
  for (let count = 0; count < lines; count += 1) paintLine(context, hue);
  paintGrain(context);
}

function paintGround(context: SKRSContext2D, hue: number): void {
  const ground = context.createLinearGradient(between(0, width), 0, between(0, width), height);
  ground.addColorStop(0, colour(hue, [30, 40]));
  ground.addColorStop(between(0.3, 0.7), colour(hue + between(-40, 40), [34, 48]));
  ground.addColorStop(1, colour(hue + between(-60, 60), [38, 30]));
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
}

function paintShape(context: SKRSContext2D, hue: number): void {
  const [x, y, reach] = [between(0, width), between(0, height), between(8, 46)];
  context.fillStyle = colour(accent(hue), [between(18, 44), between(26, 58)], between(0.2, 0.55));
  context.beginPath();
  if (Math.random() < 0.5) {
    context.ellipse(x, y, reach, reach * between(0.4, 1), between(0, Math.PI), 0, 2 * Math.PI);
  } else {
    context.moveTo(x, y);
    context.lineTo(x + between(-reach, reach) * 2, y + between(-reach, reach));
    context.lineTo(x + between(-reach, reach), y + between(-reach, reach) * 2);
    context.closePath();
  }
  context.fill();
}

function paintLine(context: SKRSContext2D, hue: number): void {
  context.strokeStyle = colour(accent(hue), [between(10, 40), between(24, 64)], between(0.35, 0.8));
  context.lineWidth = between(0.6, 2.2);
  context.beginPath();
  context.moveTo(between(-20, width), between(-20, height));
  context.quadraticCurveTo(between(0, width), between(0, height), between(0, width + 20), between(0, height + 20));
  context.stroke();
}

/** Prevents finding the piece's own pixels by colour alone. */
function paintGrain(context: SKRSContext2D): void {
  const image = context.getImageData(0, 0, width, height);
  const noise = randomBytes(width * height);
  for (let pixel = 0; pixel < noise.length; pixel += 1) {
    const shift = ((noise[pixel] ?? 0) % (2 * grain + 1)) - grain;
    for (let at = pixel * 4; at < pixel * 4 + 3; at += 1) image.data[at] = (image.data[at] ?? 0) + shift;
  }
  context.putImageData(image, 0, 0);
}

/** A hue similar to the given one; one in nine differs. */
function accent(hue: number): number {
  return Math.random() < 1 / 9 ? between(12, 26) : hue + between(-30, 35);
}

/** Saturation and lightness in per cent. */
function colour(hue: number, [saturation, lightness]: readonly [number, number], alpha = 1): string {
  return `hsla(${Math.round(hue + 360) % 360}, ${Math.round(saturation)}%, ${Math.round(lightness)}%, ${alpha.toFixed(2)})`;
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
