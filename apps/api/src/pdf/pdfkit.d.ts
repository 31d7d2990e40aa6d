// Options of the library that its types do not have yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right, bottom, from the top of the page. */
    bbox?: readonly [number, number, number, number];
    placement?: "Block" | "Inline";
    scope?: "Row" | "Column";
  }
  interface PDFImage {
    openImage(file: Buffer): { readonly width: number; readonly height: number };
  }
  interface PDFFont {
    registerFont(name: string, font: import("fontkit").Font): this;
  }
  interface AnnotationOption {
    structParent?: PDFStructureElement;
  }
}
