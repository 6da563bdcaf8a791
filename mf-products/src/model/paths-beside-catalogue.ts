/** Plain paths of the pages beside the catalogue: each is about a product, which has its own page. */
export const pathsBesideCatalogue = ["/zhianCloud/SSLCertificate", "/zhianCloud/domainAndNetWebsite/dataConfig"];
