/** The columns of a photo, before those that are added to every table. `batch` recognizes them. */
export const photoColumns = ["file", "brand", "serialNumber", "modelNumber", "printedDate", "sure"] as const;
