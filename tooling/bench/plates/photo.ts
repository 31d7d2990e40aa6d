import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Conditions } from "./levels.ts";
import { type PhotoSize, project, type Scene } from "./projection.ts";
import { between, type Random } from "./random.ts";

/** Returns a photo of a scene as a JPEG. */
export async function photograph(
  scene: Scene,
  conditions: Conditions,
  { size, random }: { readonly size: PhotoSize; readonly random: Random },
): Promise<Uint8Array> {
  const aside = [between(random, -0.06, 0.06), between(random, -0.06, 0.06)] as const;
  const points = project(scene, conditions, { size, aside });
  shine(points, conditions, { size, random });
  const sharp = canvasOf(points, size, () => 0);
  const { data } = blurred(sharp, conditions, { size, random }).getImageData(0, 0, size.width, size.height);
  for (let point = 0; point < points.length / 3; point += 1)
    for (let color = 0; color < 3; color += 1) points[point * 3 + color] = data[point * 4 + color] ?? 0;
  const { noise, quality } = conditions;
  // The sum of three random numbers is nearly a normal distribution.
  const grain = () => (random() + random() + random() - 1.5) * 2 * noise;
  return canvasOf(points, size, grain).encode("jpeg", quality);
}

interface Shot {
  readonly size: PhotoSize;
  readonly random: Random;
}

/** Makes points darker and lighter: by the room's light, a shadow, and a flashlight's reflection. */
function shine(points: Float32Array, { light, glare, shadow }: Conditions, { size, random }: Shot): void {
  const { width, height } = size;
  const side = Math.max(width, height);
  const spot = { x: between(random, 0.25, 0.75) * width, y: between(random, 0.25, 0.75) * height };
  const radius = between(random, 0.06, 0.12) * side;
  const edge = { angle: between(random, 0, 2 * Math.PI), at: between(random, -0.3, 0.3) * side };
  const warmth = between(random, -0.06, 0.06);
  const tint = [1 + warmth, 1, 1 - warmth] as const;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const beyondEdge =
        (x - width / 2) * Math.cos(edge.angle) + (y - height / 2) * Math.sin(edge.angle) - edge.at;
      const shade = 1 - shadow / (1 + Math.exp(-beyondEdge / (0.02 * side)));
      const fromMiddle = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * (1 - light);
      // On a tank, a reflection is taller than wide.
      const fromSpot = ((x - spot.x) ** 2 + ((y - spot.y) * 0.7) ** 2) / radius ** 2;
      const torch = glare > 0 ? 1 + Math.exp(-fromSpot * 0.05) : 1;
      const gain = light * shade * (1 - fromMiddle) * torch;
      const reflection = 255 * glare * Math.exp(-fromSpot * 1.6);
      const index = (y * width + x) * 3;
      for (const color of [0, 1, 2] as const)
        points[index + color] = (points[index + color] ?? 0) * gain * tint[color] + reflection;
    }
}

/** Returns a canvas with points, each slightly brighter or darker. */
function canvasOf(points: Float32Array, { width, height }: PhotoSize, grain: () => number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  for (let point = 0; point < points.length / 3; point += 1) {
    for (let color = 0; color < 3; color += 1)
      image.data[point * 4 + color] = (points[point * 3 + color] ?? 0) + grain();
    image.data[point * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

const steps = 7;

/** Draws a photo out of focus, and repeatedly along the hand's movement. */
function blurred(
  sharp: Canvas,
  { blur, motion }: Conditions,
  { size: { width, height }, random }: Shot,
): SKRSContext2D {
  const unit = Math.max(width, height) / 2000;
  const angle = between(random, 0, Math.PI);
  const context = createCanvas(width, height).getContext("2d");
  context.filter = blur > 0 ? `blur(${blur * unit}px)` : "none";
  const count = motion > 0 ? steps : 1;
  for (let step = 0; step < count; step += 1) {
    const way = motion > 0 ? (step / (steps - 1) - 0.5) * motion * unit : 0;
    context.globalAlpha = 1 / (step + 1);
    context.drawImage(sharp, way * Math.cos(angle), way * Math.sin(angle));
  }
  return context;
}
