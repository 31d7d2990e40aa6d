import { createContext } from "react";
import type { Choices } from "./choices.ts";

/** The brands to choose from while the server renders a page. */
export const ChoicesContext = createContext<Choices | undefined>(undefined);
