import { notFound } from "../../http/not-found.ts";

export function loader(): never {
  throw notFound();
}

// Never rendered, because the loader throws and the error page is shown. A route without a component would respond
// with data only.
export default function Missing() {
  return null;
}
