import file from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/** Address of the font file that every page needs, for preloading. */
export const fontFile: string = file;
