// The singletons that the shell gives to every fragment (see @zhian/build's federation). The host provides only what it
// imports itself, so it imports them here, whether it needs them or not.
import "i18next";
import "react";
import "react-dom";
import "react-dom/client";
import "@zhian/fragment/router";
import "@zhian/ui/headless";
import "react/jsx-runtime";
import "single-spa-react";
