import { writeFile } from "node:fs/promises";
import { sprite } from "./sprite.ts";

// Writes the sprite sheet. Run after an icon has changed: node sprite/write.ts
await writeFile(new URL("../sprite.svg", import.meta.url), sprite());
