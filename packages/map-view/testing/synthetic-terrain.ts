import { addProtocol, removeProtocol } from "maplibre-gl";

/** Edge of a tile, in px. */
const SIZE = 64;
/** Height of the hills, in meters. */
const HEIGHT = 3000;

/** Serves invented hills, as tiles in Terrarium encoding, without a request. Returns their URLs and a function to stop. */
export function serveSyntheticTerrain(): { tiles: string[]; stop: () => void } {
  addProtocol("synthetic", async ({ url }) => {
    const [z = 0, x = 0, y = 0] = url.replace("synthetic://", "").split("/").map(Number);
    return { data: await hills(z, x, y) };
  });
  return { tiles: ["synthetic://{z}/{x}/{y}"], stop: () => removeProtocol("synthetic") };
}

async function hills(z: number, x: number, y: number): Promise<ArrayBuffer> {
  const canvas = new OffscreenCanvas(SIZE, SIZE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas.");
  const image = context.createImageData(SIZE, SIZE);
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    const east = (x + (at % SIZE) / SIZE) / 2 ** z;
    const south = (y + Math.floor(at / SIZE) / SIZE) / 2 ** z;
    const height = HEIGHT * (1 + Math.sin(east * 900) * Math.sin(south * 900));
    const value = height + 32_768;
    image.data.set([Math.floor(value / 256), Math.floor(value % 256), 0, 255], at * 4);
  }
  context.putImageData(image, 0, 0);
  return (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer();
}
