export interface ToastMessage {
  kind: "success" | "info" | "warning" | "error";
  message: string;
}

export type NumberedToast = ToastMessage & { id: number };
