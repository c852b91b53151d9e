const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** The WCAG 2 contrast ratio between a color and its backgrounds, the lowest one first. */
export function contrast(color: string, ...beneath: string[]): number {
  const [darker = 0, lighter = 0] = [paint(...beneath, color), paint(...beneath)]
    .map(luminance)
    .toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Resolves a CSS color in an element, with its tokens and its color-scheme. */
export function resolve(color: string, element: HTMLElement): string {
  element.style.color = color;
  return getComputedStyle(element).color;
}

function paint(...colors: string[]): Uint8ClampedArray {
  if (!canvas) throw new Error("This browser has no 2D canvas.");
  canvas.clearRect(0, 0, 1, 1);
  for (const color of colors) {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  return canvas.getImageData(0, 0, 1, 1).data;
}

function luminance([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
