import { clientOptions } from "./client-options.ts";
import { showTracker } from "./show-tracker.tsx";

showTracker({ ...clientOptions(), fetch: claimFetch });
