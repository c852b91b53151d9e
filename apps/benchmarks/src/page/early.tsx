import { clientOptions } from "./settings.ts";
import { showTracker } from "./show-tracker.tsx";

showTracker({ ...clientOptions(), fetch: claimFetch });
