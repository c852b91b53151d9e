import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Creates a folder in the system's temporary folder and removes it when the process exits, even after an error.
 * Tests must also remove theirs themselves, because Vitest may kill a worker before its process can exit.
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `claimkit-${name}-`));
  if (folders.size === 0) process.once("exit", () => folders.forEach(removeFolder));
  folders.add(folder);
  return folder;
}

/** Removed by a single listener, because Node warns about more than ten. */
const folders = new Set<string>();

/** Removes a folder, or does nothing if it is already gone. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
