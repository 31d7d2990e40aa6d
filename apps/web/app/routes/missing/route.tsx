import { data } from "react-router";

export function loader(): never {
  throw data(null, { status: 404 });
}

// Never seen: what is thrown shows the page for it. A route without a component would answer with data alone.
export default function Missing() {
  return null;
}
