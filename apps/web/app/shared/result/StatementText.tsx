import type { Statement } from "@heater-age/client";

/** Renders a statement. Its basis is in the `Evidence` of its section. */
export const StatementText = ({ statement }: { readonly statement: Statement }) => <p>{statement.text}</p>;
