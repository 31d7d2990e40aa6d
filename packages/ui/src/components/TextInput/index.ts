export * from "./TextInput.tsx";
