import { startProduct } from '../../bin/start-product.ts';
import { createCloudEdge } from './edge.ts';

/** Runs the product as `npm start` does, with what the cloud enforces in front of it. */
await startProduct({ edge: createCloudEdge() });
