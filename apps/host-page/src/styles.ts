// All style sheets of the site except those of its own components.
import "@claimkit/ui-kit/styles.css";
import "@claimkit/claims-widgets/styles.css";
import "@claimkit/faq/styles.css";
import "@claimkit/map-view/styles.css";
import "@claimkit/shop-finder/styles.css";
import "@fontsource-variable/figtree/wght.css";
import "./site.css";
