import type { ComponentProps } from "react";
import { controlClass } from "../TextInput/TextInput.tsx";
import { area } from "./TextArea.css.ts";

/**
 * Renders a field for several lines of text.
 *
 * @example
 * <TextArea name="message" rows={6} />
 */
export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} className={[controlClass, area, className].filter(Boolean).join(" ")} />;
}
