import "@zhian/ui/base.css";
import { hydrateRoot } from "react-dom/client";
import { Gallery } from "./gallery.tsx";

const place = document.getElementById("gallery");
if (place) hydrateRoot(place, <Gallery locale={document.documentElement.lang === "en" ? "en" : "zh"} />);
