import { client } from "@zhian/http/client";

export const bus = client;
