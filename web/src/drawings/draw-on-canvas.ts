import { FAINT, getColor, getInk, HALF_CAPITAL } from '#shared/drawings/ink.ts';
import type { DrawingTask } from '#shared/drawings/kinds.ts';
import { type Drawn, NORMAL, type Shape } from '#shared/drawings/shape.ts';

/** 508 dots an inch: as sharp as a printer is. */
const DOTS_PER_MM = 20;
/** The longest side in dots, so that a large drawing is no large file. */
const MOST_SIDE = 2400;
const INK = '#000';

interface Canvas {
  readonly context: CanvasRenderingContext2D;
  /** Dots in a millimetre. */
  readonly scale: number;
  readonly family: string;
}

function drawText(shape: Extract<Shape, { shape: 'text' }>, { context, scale, family }: Canvas): void {
  const { x, y, size, text, anchor, isBold } = shape;
  context.save();
  // Letters are sized in dots: a browser rounds those of a few px.
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.font = `${isBold ? 'bold ' : ''}${size * scale}px ${family}`;
  context.textAlign = anchor === 'start' ? 'left' : anchor === 'end' ? 'right' : 'center';
  context.fillStyle = INK;
  context.fillText(text, x * scale, (y + size * HALF_CAPITAL) * scale);
  context.restore();
}

function toPath(shape: Exclude<Shape, { shape: 'text' }>): Path2D {
  if (shape.shape === 'path') return new Path2D(shape.d);
  const path = new Path2D();
  if (shape.shape === 'circle') path.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
  if (shape.shape === 'rect') path.roundRect(shape.x, shape.y, shape.width, shape.height, shape.round ?? 0);
  if (shape.shape === 'line') {
    path.moveTo(shape.x1, shape.y1);
    path.lineTo(shape.x2, shape.y2);
  }
  return path;
}

function drawShape(shape: Shape, canvas: Canvas): void {
  if (shape.shape === 'text') {
    drawText(shape, canvas);
    return;
  }
  const { context } = canvas;
  const { fill = 'none', line = NORMAL, isFaint } = shape;
  const path = toPath(shape);
  if (fill !== 'none') {
    context.fillStyle = getColor(fill, 'print').replace('currentColor', INK);
    context.fill(path);
  }
  if (line === 0) return;
  context.strokeStyle = isFaint ? FAINT : INK;
  context.lineWidth = line;
  context.stroke(path);
}

/** Draws a drawing as a picture of dots, in a font of the page. */
export async function drawOnCanvas(drawn: Drawn, task: DrawingTask, family: string): Promise<Blob> {
  await document.fonts.load(`16px ${family}`);
  const scale = Math.min(DOTS_PER_MM, MOST_SIDE / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(drawn.width * scale));
  canvas.height = Math.max(1, Math.ceil(drawn.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.scale(scale, scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const shape of drawn.shapes)
    if (getInk(shape.layer, task, false) !== null) drawShape(shape, { context, scale, family });
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const blob = await promise;
  if (!blob) throw new Error('The picture cannot be drawn');
  return blob;
}
