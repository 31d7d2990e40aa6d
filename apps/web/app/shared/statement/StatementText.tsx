import type { Statement } from "@heater-age/client";

/** A statement. What it is based on stands in the `Evidence` of its section. */
export const StatementText = ({ statement }: { readonly statement: Statement }) => <p>{statement.text}</p>;
