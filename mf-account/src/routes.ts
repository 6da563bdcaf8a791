import { page, type SiteRoute } from "@zhian/fragment/site-route";

export const routes: SiteRoute[] = [
  page({
    path: "/fogetPwd",
    chunk: "page-forgotten",
    load: () => import(/* webpackChunkName: "page-forgotten" */ "./pages/forgotten.tsx"),
  }),
  page({
    path: "/forgot-password",
    chunk: "page-forgotten-moved",
    load: () => import(/* webpackChunkName: "page-forgotten-moved" */ "./pages/forgotten-moved.tsx"),
  }),
  page({
    path: "/console",
    chunk: "page-console",
    load: () => import(/* webpackChunkName: "page-console" */ "./pages/console.tsx"),
  }),
  page({
    path: "/console/login",
    chunk: "page-login",
    load: () => import(/* webpackChunkName: "page-login" */ "./pages/login.tsx"),
  }),
  page({
    path: "/console/register",
    chunk: "page-register",
    load: () => import(/* webpackChunkName: "page-register" */ "./pages/register.tsx"),
  }),
  page({
    path: "/console/accountCenter/basicInfo",
    chunk: "page-basic-info",
    load: () => import(/* webpackChunkName: "page-basic-info" */ "./pages/basic-info.tsx"),
  }),
  page({
    path: "/console/accountCenter/safetySet",
    chunk: "page-safety-set",
    load: () => import(/* webpackChunkName: "page-safety-set" */ "./pages/safety-set.tsx"),
  }),
  page({
    path: "/console/promotionManagement/overview",
    chunk: "page-promotion",
    load: () => import(/* webpackChunkName: "page-promotion" */ "./pages/promotion.tsx"),
  }),
  page({
    path: "/console/content",
    chunk: "page-content",
    load: () => import(/* webpackChunkName: "page-content" */ "./pages/content.tsx"),
  }),
  page({
    path: "/console/bcd/order",
    chunk: "page-order",
    load: () => import(/* webpackChunkName: "page-order" */ "./pages/order.tsx"),
  }),
  page({
    path: "/console/:service/*",
    chunk: "page-service",
    load: () => import(/* webpackChunkName: "page-service" */ "./pages/service.tsx"),
  }),
];
