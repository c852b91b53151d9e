import { writeFile } from "node:fs/promises";
import { sprite } from "./sprite.ts";

// Writes the sprite sheet anew. Run after a drawing has changed: node sprite/write.ts
await writeFile(new URL("../sprite.svg", import.meta.url), sprite());
