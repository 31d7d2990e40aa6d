import { useState } from "react";
import { FormattedMessage } from "react-intl";

/** One button: what it takes to show it with the stack is what no page can go below. */
export default function Home() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>
        <FormattedMessage id="press" values={{ count }} />
      </button>
    </main>
  );
}
