export * from "./TextArea.tsx";
