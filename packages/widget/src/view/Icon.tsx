const paths = {
  check: "M3 8.5 6.5 12 13 4.5",
  chevron: "M3.5 6 8 10.5 12.5 6",
  alert: "M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8ZM8 4.8v3.8M8 11.1v.1",
  warning: "M8 1.9 14.8 14H1.2L8 1.9ZM8 6.2v3.6M8 11.7v.1",
  eye: "M1.2 8S3.7 3.6 8 3.6 14.8 8 14.8 8 12.3 12.4 8 12.4 1.2 8 1.2 8ZM8 6.1a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z",
  again: "M2.6 8a5.4 5.4 0 1 0 1.7-3.9M4.6 1.4v2.9h2.9",
  link: "M9.5 2.5h4v4M13.5 2.5 7.5 8.5M11.5 9.5v4h-9v-9h4",
} as const;

/** Icons that go with a word. */
export type IconName = keyof typeof paths;

/** Renders a small icon in the color and size of the text next to it. It is decoration: the word has the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
