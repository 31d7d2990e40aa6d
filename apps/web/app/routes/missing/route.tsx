import { notFound } from "../../http/not-found.ts";

export function loader(): never {
  throw notFound();
}

// Never seen: what is thrown shows the page for it. A route without a component would answer with data alone.
export default function Missing() {
  return null;
}
