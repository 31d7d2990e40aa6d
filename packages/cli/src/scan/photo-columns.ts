/** The columns of a photo, before those that are added to every table. `batch` knows what they mean. */
export const photoColumns = ["file", "brand", "serialNumber", "modelNumber", "printedDate", "sure"] as const;
