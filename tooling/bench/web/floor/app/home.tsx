import { useState } from "react";
import { FormattedMessage } from "react-intl";

/** One button: no page made with these libraries can be smaller. */
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
