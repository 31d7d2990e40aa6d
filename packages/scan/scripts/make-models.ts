// Creates the small OCR models: `pnpm --filter @heater-age/scan models`.
import { makeModels } from "./models.ts";

makeModels();
